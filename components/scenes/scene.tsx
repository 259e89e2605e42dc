import { Stylesheet } from 'sitewright/react';
import type { Scene as SceneData } from '../model/fields/scene';
import type { Theme } from '../model/fields/theme';
import { AgentScene } from './agent-scene';
import { AppScene } from './app-scene';
import { BrowserScene } from './browser-scene';
import { ChatScene } from './chat-scene';

interface SceneProps {
  scene: SceneData;
  /** The hue of the drawing, if it differs from the page's. */
  theme?: Theme;
}

/** A drawing described by content. */
export function Scene(props: SceneProps) {
  return (
    <>
      <Stylesheet file="components/ui/device.css" />
      {props.scene.type === 'app' && <Stylesheet file="components/scenes/app-scene.css" />}
      <DrawnScene {...props} />
    </>
  );
}

/** The same drawing for a SharedElement, which can't load a stylesheet. */
function DrawnScene({ scene, theme }: SceneProps) {
  return (
    <div className="scene" data-theme={theme} data-md="skip">
      {draw(scene)}
    </div>
  );
}

function draw(scene: SceneData) {
  switch (scene.type) {
    case 'chat':
      return <ChatScene {...scene} />;
    case 'app':
      return <AppScene {...scene} />;
    case 'browser':
      return <BrowserScene {...scene} />;
    case 'agent':
      return <AgentScene {...scene} />;
  }
}

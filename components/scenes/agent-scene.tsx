import { fillPlaceholders } from 'sitewright';
import { useList } from 'sitewright/react';
import type { Scene } from '../model/fields/scene';
import { words } from '../model/lists/words';
import { bubbleClass } from '../ui/bubble-class';
import { Drawing } from './drawing';

/** An agent that answers a question with its tools. */
export function AgentScene({ question, tools, answer }: Extract<Scene, { type: 'agent' }>) {
  const labels = useList(words);
  return (
    <Drawing label={fillPlaceholders(labels.scene.agent, { question, answer })}>
      <div className="device device-window">
        <div className="device-chat">
          <div className={bubbleClass('customer')}>{question}</div>
          <div className="device-log">
            {tools.map((tool) => (
              <div key={tool}>{tool}</div>
            ))}
          </div>
          <div className={bubbleClass('business')}>{answer}</div>
        </div>
      </div>
    </Drawing>
  );
}

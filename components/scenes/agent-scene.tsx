import type { Scene } from '../../pages/fields/scene';
import { words } from '../../pages/lists/words';
import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';
import { useList } from '../../renderer/react/content-context';
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

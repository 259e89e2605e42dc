import type { Scene } from '../../renderer/content/schema/fields/scene';
import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';
import { useContent } from '../content-context';
import { Drawing } from './drawing';

/** An agent that takes a question through its tools to an answer. */
export function AgentScene({ question, tools, answer }: Extract<Scene, { type: 'agent' }>) {
  const { words } = useContent();
  return (
    <Drawing label={fillPlaceholders(words.scene.agent, { question, answer })}>
      <div className="window">
        <div className="chat">
          <div className="say">{question}</div>
          <div className="log">
            {tools.map((tool) => (
              <div key={tool}>{tool}</div>
            ))}
          </div>
          <div className="say us">{answer}</div>
        </div>
      </div>
    </Drawing>
  );
}

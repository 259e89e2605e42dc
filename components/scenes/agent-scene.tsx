import type { Scene } from '../../renderer/content/schema/fields/scene';
import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';
import { useContent } from '../content-context';
import { Drawing } from './drawing';

/** An agent that takes a question through its tools to an answer. */
export function AgentScene({ question, tools, answer }: Extract<Scene, { type: 'agent' }>) {
  const { words } = useContent();
  const label = fillPlaceholders(words.scene.agent, { question, answer });
  return (
    <Drawing className="scene-agent" label={label}>
      <div className="bubble bubble-customer">{question}</div>
      <div className="agent-tools">
        {tools.map((tool) => (
          <div key={tool} className="agent-tool">
            {tool}
          </div>
        ))}
      </div>
      <div className="bubble bubble-business">{answer}</div>
    </Drawing>
  );
}

import { Stylesheet } from 'sitewright/react';
import type { ToolName } from '../model/fields/tool';
import { Tool } from '../objects/tool';
import { tools } from '../objects/tools';

interface HookProps {
  tool: ToolName;
  /** Whether the tool is missing. Its outline replaces it, until a link beside it has the pointer or the focus. */
  isEmpty?: boolean;
}

/** A tool on the line above it, or the empty hook for it. */
export function Hook({ tool, isEmpty = false }: HookProps) {
  return (
    <div className="hook">
      <Stylesheet file="components/ui/hooks.css" />
      <svg className="tool" viewBox="0 0 96 128" aria-hidden="true">
        {isEmpty && <path className="tool-pin" d="M48 0v8a5 5 0 1 1-5 5" />}
        {isEmpty && <path className="tool-gone" d={tools[tool].lines} />}
        <g className={isEmpty ? 'tool-back' : undefined}>
          <Tool tool={tool} />
        </g>
      </svg>
    </div>
  );
}

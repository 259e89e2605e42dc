import type { ContentGraph } from '../../renderer/content/graph/content-graph';
import { contentOf } from './content-of';
import { loadContent } from './load-content';

/** The linked content of a folder for a test, with some files replaced. */
export async function graphOf(files: Record<string, string> = {}): Promise<ContentGraph> {
  const { graph } = await loadContent(contentOf(files), { today: '2024-12-01' });
  if (!graph) throw new Error('The content has no graph');
  return graph;
}

/** The same content without any cached results. */
export function freshGraph(graph: ContentGraph): ContentGraph {
  return { ...graph, files: graph.files.map((file) => ({ ...file })), content: { ...graph.content } };
}

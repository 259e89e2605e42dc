import type { ContentGraph } from '../../renderer/content/graph/content-graph';

/** The same content, for which nothing is cached yet. */
export function freshGraph(graph: ContentGraph): ContentGraph {
  return { ...graph, files: graph.files.map((file) => ({ ...file })), content: { ...graph.content } };
}

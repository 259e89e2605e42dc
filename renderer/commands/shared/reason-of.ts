/** The message of an error, followed by those of what caused it. A port that is taken is told as such. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `Port ${error.port} is taken. Try --port ${Number(error.port) + 1}.`;
  return error.cause === undefined ? error.message : `${error.message}: ${reasonOf(error.cause)}`;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import {
  type CompletionItem,
  CompletionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  type Diagnostic,
  DidOpenTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  ShutdownRequest,
} from 'vscode-languageserver-protocol/node';

const require = createRequire(import.meta.url);
const ROOT = pathToFileURL('.').href;

/** The YAML extension's language server, configured by .vscode/settings.json. */
export async function yamlEditor() {
  const program = require.resolve('yaml-language-server/bin/yaml-language-server');
  const server = spawn(process.execPath, [program, '--stdio']);
  const connection = createProtocolConnection(server.stdout, server.stdin);
  const found = new Map<string, (diagnostics: Diagnostic[]) => void>();
  connection.onRequest(ConfigurationRequest.type, ({ items }) =>
    items.map(({ section }) => (section === 'yaml' ? yamlSettings() : {})),
  );
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
    found.get(uri)?.(diagnostics);
  });
  connection.listen();
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: ROOT,
    workspaceFolders: [{ uri: ROOT, name: 'site' }],
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true },
      textDocument: {
        completion: { completionItem: { snippetSupport: true } },
        hover: { contentFormat: ['markdown'] },
      },
    },
  });
  await connection.sendNotification(InitializedNotification.type, {});
  return {
    /** Opens a text as a file of this project, and waits for the server's diagnostics. */
    async open(path: string, text: string) {
      const uri = `${ROOT}/${path}`;
      const diagnostics = new Promise<Diagnostic[]>((resolve) => found.set(uri, resolve));
      const textDocument = { uri, languageId: 'yaml', version: 1, text };
      await connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
      return (await diagnostics).map(({ range, message }) => `${range.start.line + 1}: ${message}`);
    },
    /** The completions after the first occurrence of a part. */
    async complete(path: string, text: string, after: string): Promise<CompletionItem[]> {
      const at = { textDocument: { uri: `${ROOT}/${path}` }, position: positionAfter(text, after) };
      const answer = await connection.sendRequest(CompletionRequest.type, at);
      return Array.isArray(answer) ? answer : (answer?.items ?? []);
    },
    /** The hover text at the end of the first occurrence of a part. */
    async hover(path: string, text: string, on: string): Promise<string> {
      const at = { textDocument: { uri: `${ROOT}/${path}` }, position: positionAfter(text, on) };
      const contents = (await connection.sendRequest(HoverRequest.type, at))?.contents;
      return typeof contents === 'object' && 'value' in contents ? contents.value : '';
    },
    async close() {
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification(ExitNotification.type);
      if (server.exitCode === null) await once(server, 'exit');
      connection.dispose();
    },
  };
}

function yamlSettings() {
  const settings: { 'yaml.schemas': Record<string, string> } = JSON.parse(
    readFileSync('.vscode/settings.json', 'utf8'),
  );
  // The catalog of public schemas would be fetched from the network.
  return {
    validate: true,
    hover: true,
    completion: true,
    schemaStore: { enable: false },
    schemas: settings['yaml.schemas'],
  };
}

function positionAfter(text: string, part: string) {
  const before = text.slice(0, text.indexOf(part) + part.length).split('\n');
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

import { serveCopy } from '../../support/e2e/dev-server';

/** This site in development: one server for all files of the project "development", because its start takes as long as ten tests. */
export const { test, url, folder, content, contentFile, textOf, write } = serveCopy('dev');

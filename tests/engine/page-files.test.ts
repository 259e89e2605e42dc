import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { pageFiles } from '../../renderer/page-files';

test('the framework’s list contains every page file of the published site, under its path', () => {
  const { pageFilesLazy, pageFilesEager, pageFilesExportNamesEager } = pageFiles;
  const listed = [
    ...Object.values(pageFilesLazy),
    pageFilesEager['.page.route'],
    pageFilesExportNamesEager['.page.client'],
  ];
  const files = globSync('../../../renderer/**/*.page.{server,route,client}.{ts,tsx}', {
    ignore: ['../../../renderer/dev/**'],
  });
  expect(listed.flatMap((each) => Object.keys(each)).sort()).toEqual(files.map((file) => `/${file}`).sort());
});

import { basename } from 'node:path/posix';
import { rulesOf } from '../../renderer/content/rules/registry';
import { site } from '../support/load-content';
import { testRules } from '../support/test-rules';

const own = Object.keys(site.rules).map((file) => basename(file, '.ts'));

testRules('tests/site/fixtures/rules', new Map([...rulesOf(site)].filter(([code]) => own.includes(code))));

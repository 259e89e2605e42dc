import { rulesOf } from '../../renderer/content/rules/registry';
import { engineRules } from '../support/engine-rules';
import { site } from '../support/site';
import { testRules } from '../support/test-rules';

testRules('tests/site/fixtures/rules', new Map([...rulesOf(site)].filter(([code]) => !engineRules.has(code))));

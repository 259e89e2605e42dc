import { type Access, Api, Refused } from './api';
import { branchesOf, propose } from './propose';
import type { Repository } from './repository';
import { statusOf } from './status';
import { Texts } from './texts';

/**
 * Content in a repository on GitHub.
 * @param branch that pages are published from
 * @param known texts that needn't be loaded, such as those of the last build
 */
export function gitHub(access: Access, branch: string, known: Iterable<string> = []): Repository {
  const api = new Api(access);
  const texts = new Texts(api);
  return {
    async load() {
      await texts.add(known);
      const { main } = await branchesOf(api, branch);
      return { head: main, files: await texts.at(main) };
    },

    propose: (proposal) => propose(api, texts, branch, proposal),

    status: (number) => statusOf(api, number),

    async revert(number) {
      const { pullRequest } = await api.query<{ pullRequest: { id: string } | null }>(
        'Pull requests: write',
        'pullRequest(number: $number) { id }',
        ['$number: Int!'],
        { number },
      );
      if (!pullRequest) throw new Refused('NOT_FOUND', `There is no pull request ${number}.`);
      const { revertPullRequest } = await api.mutate<{ revertPullRequest: { number: number; url: string } }>(
        'Pull requests: write',
        'revertPullRequest',
        { pullRequestId: pullRequest.id },
        'revertPullRequest { number url }',
      );
      return revertPullRequest;
    },
  };
}

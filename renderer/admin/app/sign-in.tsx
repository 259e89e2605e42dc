/** Rights of a token, as GitHub names them. */
const RIGHTS = [
  ['Contents', 'read and write'],
  ['Pull requests', 'read and write'],
  ['Actions', 'read'],
  ['Commit statuses', 'read'],
];

interface SignInProps {
  repository: string;
  problem: string;
  onToken(token: string): void;
}

/** Asks for a token, which the browser keeps until the tab is closed. */
export function SignIn({ repository, problem, onToken }: SignInProps) {
  return (
    <main className="sign-in">
      <h1>Sign in</h1>
      <p>
        You change the content of <strong>{repository}</strong> with a fine-grained token of GitHub. It needs this one
        repository and four rights:
      </p>
      <ul>
        {RIGHTS.map(([right, access]) => (
          <li key={right}>
            {right}: {access}
          </li>
        ))}
      </ul>
      <form action={(data) => onToken(String(data.get('token')).trim())}>
        <label htmlFor="token">Token</label>
        <input id="token" name="token" type="password" autoComplete="off" required aria-describedby="token-problem" />
        <p id="token-problem" className="problem" role="alert">
          {problem}
        </p>
        <button type="submit">Sign in</button>
      </form>
      <p>It stays in this tab and is gone when you close it. What you typed is kept in this browser.</p>
    </main>
  );
}

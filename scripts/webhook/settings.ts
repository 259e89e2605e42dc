import * as z from 'zod';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be a list of addresses such as https://www.example.com', abort: true })
  .transform((value) => new URL(value).origin);

const schema = z
  .object({
    WEBHOOK_SITES: z
      .string()
      .transform((value) => value.split(/[\s,]+/))
      .pipe(z.array(origin))
      .optional(),
    WEBHOOK_STORE: z
      .string()
      .regex(/\.(?:sqlite|jsonl)$/, 'must be a file that ends in .sqlite or .jsonl')
      .default('inquiries.jsonl'),
    WEBHOOK_PER_MINUTE: z.coerce.number('must be a number').int('must be a whole number').min(1).default(20),
    WEBHOOK_ALTCHA_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
    WEBHOOK_NOTIFY_URL: z
      .url({ error: 'must be a full address such as https://example.com/hook', abort: true })
      .refine((value) => /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(value), 'must begin with https://')
      .optional(),
    MAIL_TO: z.string().optional(),
    MAIL_FROM: z.string().optional(),
    MAIL_SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be like smtps://user:password@smtp.example.com' })
      .optional(),
  })
  .superRefine(({ MAIL_TO, MAIL_FROM, MAIL_SMTP_URL }, context) => {
    if (MAIL_TO === undefined) return;
    const issue = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    if (MAIL_FROM === undefined) issue('MAIL_FROM', 'must be the sender of the emails to MAIL_TO');
    if (MAIL_SMTP_URL === undefined) issue('MAIL_SMTP_URL', 'must be the mail server that sends the emails to MAIL_TO');
  });

export type WebhookSettings = z.infer<typeof schema>;

/**
 * The settings of the receiver, which docs/webhook.md explains. An empty value counts as unset.
 * @throws Error naming each malformed setting, what it holds and what it must be
 */
export function readWebhookSettings(env: Record<string, unknown>): WebhookSettings {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => {
      const value = env[name];
      return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [];
    }),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path: [name = ''], message }) => {
    const value = given[String(name)];
    return `  ${String(name)} ${value === undefined || /SECRET|SMTP|NOTIFY/.test(String(name)) ? '' : `is "${value}", but `}${message}.`;
  });
  throw new Error(
    `Malformed settings of the webhook:\n${problems.join('\n')}\n  docs/webhook.md explains each of them.`,
  );
}

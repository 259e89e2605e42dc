import { createTransport } from 'nodemailer';
import type { Mail } from './notify';

/** @param url the mail server, such as smtps://user:password@smtp.example.com */
export function smtpMailer(url: string): (mail: Mail) => Promise<void> {
  const transport = createTransport(url, { disableFileAccess: true, disableUrlAccess: true });
  return async (mail) => {
    await transport.sendMail(mail);
  };
}

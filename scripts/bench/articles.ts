import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from 'sitewright/commands';

const BLOG = 'content/blog';
const SECTIONS = 3;
const PARAGRAPHS = 3;

/** Any fixed number, so that each run has the same articles. */
const SEED = 20_240_312;

/**
 * Articles of about 400 words, from paragraphs of the real ones, that pass every rule.
 * @returns path inside the content folder, and text
 */
export function articles(amount: number): { path: string; text: string }[] {
  const random = randomFrom(SEED);
  const pool = paragraphs();
  const first = () => Math.floor(random() * pool.length);
  return Array.from({ length: amount }, (_, index) => {
    // No page may say the same twice.
    let next = first();
    const pick = () => pool[next++ % pool.length] ?? '';
    // No two pages may have the same paragraph.
    const paragraph = (place: string) => `Note ${index}, paragraph ${place}: ${pick().trim()}`;
    const body = Array.from({ length: SECTIONS }, (_each, section) =>
      [
        `## Part ${section + 1} of note ${index}`,
        ...Array.from({ length: PARAGRAPHS }, (_none, number) => paragraph(`${section + 1}-${number + 1}`)),
      ].join('\n\n'),
    ).join('\n\n');
    return { path: `blog/note-${index}.mdx`, text: `${frontMatter(index, body)}\n${body}\n` };
  });
}

function frontMatter(index: number, body: string): string {
  const day = new Date(Date.UTC(2020, 0, 1 + (index % 1_500))).toISOString().slice(0, 10);
  return `---
title: Note ${index} on what a business day teaches
description: Note ${index} of a long series that exists to see how the site bears many pages, each with a text of its own.
name: Note ${index}
heading: Note ${index} says what a business day teaches
excerpt: What we noticed while doing note ${index}, and what we would do in another way next time.
author: engineering
date: ${day}
category: AI agents
readMinutes: ${Math.max(1, Math.round(body.split(/\s+/).length / 200))}
---
`;
}

/** Paragraphs of running text, without links or components that their page might not allow. */
function paragraphs(): string[] {
  return readdirSync(BLOG).flatMap((file) => {
    const text = readFileSync(join(BLOG, file), 'utf8');
    const body = text.slice(text.indexOf('\n---', 3) + 4);
    return body
      .split('\n\n')
      .filter((part) => /^[A-Z]/.test(part.trim()) && part.length > 150 && !/[[\]<|]/.test(part));
  });
}

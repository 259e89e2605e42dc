import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const blog = defineCollection({
  loader: glob({ base: 'blog', pattern: '*.mdx' }),
  schema: z.object({
    title: z.string(),
    description: z.string(),
    heading: z.string(),
    author: z.string(),
    date: z.coerce.date(),
    category: z.string(),
    readMinutes: z.number(),
  }),
});

export const collections = { blog };

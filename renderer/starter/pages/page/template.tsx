import { defineTemplate } from 'sitewright';
import { page } from './schema';

export default defineTemplate(page, {
  Page: ({ entry: { data }, body }) => (
    <article>
      <h1>{data.heading}</h1>
      <p className="lede">{data.lede}</p>
      {body}
    </article>
  ),
});

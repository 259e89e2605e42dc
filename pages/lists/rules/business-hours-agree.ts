import { defineRule, type Finding } from 'sitewright';
import { claims } from '../../../components/model/lists/claims';
import { site } from '../../../components/model/lists/site';
import { hoursIn, unknownDaysIn } from '../business-hours';

export default defineRule({
  category: 'State figures',
  description:
    'The business hours in site.yaml have the names of days, open before they close, and are those in claims.yaml.',
  rationale:
    'A promise to reply "Monday to Friday, 8 am to 6 pm" beside a phone that is answered until five is broken every day for an hour.',
  takesNotes: true,
  content: (content) => {
    const file = content.fileOf(site);
    const { telephoneHours } = content.list(site);
    const at = (message: string, found: string, suggestion: string) =>
      file.at(['telephoneHours'], { severity: 'warning', message, found, suggestion });
    const [unknown] = unknownDaysIn(telephoneHours);
    if (unknown !== undefined)
      return [at(`No day is called ${unknown}.`, unknown, 'Write days like this:   Mon-Fri 8am-6pm')];
    const [own] = hoursIn(telephoneHours);
    if (!own) return [];
    if (own.isOverNight)
      return [
        at(`These hours end before they begin: ${own.found}`, own.found, 'Correct am and pm, as in   Mon-Fri 8am-6pm'),
      ];
    const stated = Object.entries(content.list(claims)).flatMap(([id, { condition = '', counts }]) =>
      Object.entries({ condition, counts }).flatMap(([field, text]) =>
        hoursIn(text).map((hours) => ({ id, field, ...hours })),
      ),
    );
    const others = stated.filter(({ key }) => key !== own.key);
    const [first] = others;
    if (!first) return [];
    // All of them say otherwise: the slip is in site.yaml.
    if (others.length === stated.length && others.length > 1)
      return [
        at(
          `The claim "${first.id}" says ${first.found}, but these are ${own.found}.`,
          own.found,
          'Correct the ones that are wrong.',
        ),
      ];
    return others.map(
      ({ id, field, found }): Finding =>
        content.fileOf(claims).at([id, field], {
          severity: 'warning',
          message: `The business hours in site.yaml are ${own.found}, but this claim says ${found}.`,
          found,
          suggestion: 'Correct the ones that are wrong.',
        }),
    );
  },
});

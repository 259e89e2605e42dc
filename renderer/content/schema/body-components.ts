import type { ComponentType, ReactNode } from 'react';
import * as z from 'zod';

/** A component that a body may use: <Callout title="Good to know">…</Callout>. */
export interface BodyComponent {
  /** Its properties. A body writes them as texts in quotes. */
  readonly props: Readonly<Record<string, z.ZodType<string | undefined>>>;
  /**
   * What is between its tags: a text, which may need a list, one picture, or a video in it; a quotation, whose words are not those of
   * the site; or nothing.
   */
  readonly holds: 'text' | 'list' | 'picture' | 'video' | 'quotation' | 'nothing';
  /** Whether a setting decides if its text is drawn. */
  readonly isConditional?: true;
  /** Whether it also draws the alerts that GitHub has, such as > [!NOTE]: it then gets the property `alert`. */
  readonly drawsAlerts?: true;
}

/** The components that the bodies of a site may use, by their names, which begin with capital letters. */
export type BodyComponents = Readonly<Record<string, BodyComponent>>;

/** What draws each component: its properties as the body has them, and what is between its tags. */
export type DrawnComponents<Components extends BodyComponents> = {
  [Name in keyof Components]: ComponentType<PropsOf<Components[Name]>>;
};

type PropsOf<Component extends BodyComponent> = {
  [Prop in keyof Component['props']]: z.output<Component['props'][Prop]>;
} & (Component extends { drawsAlerts: true } ? { alert?: AlertKind } : unknown) &
  (Component extends { holds: 'nothing' } ? unknown : { children?: ReactNode });

/** The component with a name, if a site has one. */
export function componentNamed(name: string | null, components: BodyComponents): BodyComponent | undefined {
  return name !== null && Object.hasOwn(components, name) ? components[name] : undefined;
}

/** The names of the components that hold something certain. */
export function namesOfHolders(of: BodyComponent['holds'], components: BodyComponents): string[] {
  return Object.keys(components).filter((name) => components[name]?.holds === of);
}

/** The name of the component that draws alerts, if a site has one. */
export function nameOfAlerts(components: BodyComponents): string | undefined {
  return Object.keys(components).find((name) => components[name]?.drawsAlerts);
}

/** Whether readers see the text of a property: it is no word or code for the component. */
export function isWords(prop: z.ZodType | undefined): boolean {
  const inner = prop instanceof z.ZodOptional ? prop.unwrap() : prop;
  return inner instanceof z.ZodString && !inner.meta()?.isHidden;
}

/** The title of a picture that says nothing, and so has no alternative text: ![](/media/waves.webp "decoration") */
export const DECORATION = 'decoration';

/** The title of the dark version of a picture, below it in a component for pictures: ![](/media/counter-dark.jpg "dark") */
export const DARK = 'dark';

/** The kinds of alerts that GitHub has. */
export const alertKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;

type AlertKind = (typeof alertKinds)[number];

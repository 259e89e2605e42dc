import iconFiles from 'lucide-react/dynamicIconImports';
import * as z from 'zod';

/**
 * Any icon of Lucide, also by a former name. Only the names are loaded here: components/ui/icon.tsx draws them. The former name
 * of fingerprint-pattern is the only one without a file.
 */
export const icon = z
  .enum(Object.keys(iconFiles))
  .exclude(['fingerprint'])
  .meta({
    description: 'The name of an icon on https://lucide.dev/icons.',
    examples: ['star'],
  });

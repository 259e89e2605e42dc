/** The address of the page that lists all figures, on a site that has it. */
export const FIGURES_PAGE = '/figures';

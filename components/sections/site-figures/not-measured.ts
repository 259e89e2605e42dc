/** In the place of the weight of the home page, in development. */
export const NOT_MEASURED = 'not measured yet';

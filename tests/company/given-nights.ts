/**
 * Query strings of sixty simulations, of the kinds that once gave a wrong result. `npm run nights`
 * prints their results.
 */
export const givenNights = [
  ...['cold-store', 'shop', 'hotel', 'clinic', 'poultry', 'estate', 'factory'].flatMap((site) => [
    `site=${site}`,
    `site=${site}&link=none`,
    `site=${site}&link=neither`,
    `site=${site}&hours=16`,
    `site=${site}&hours=12&link=none`,
    `site=${site}&from=20:00&hours=24`,
    `site=${site}&from=09:00`,
    `site=${site}&from=04:00&hours=20`,
  ]),
  'site=cold-store&from=03:00&hours=1',
  'site=cold-store&hours=12&with=gateway-circuit',
  'site=poultry&hours=16&with=second-gateway',
  'site=factory&hours=16&with=sim-card',
] as const

/**
 * Query strings of sixty simulations, including all that once gave a wrong result. `npm run nights`
 * prints their results.
 */
export const givenNights = [
  ...['cold-store', 'shop', 'hotel', 'clinic', 'poultry', 'estate', 'factory'].flatMap((site) => [
    `site=${site}`,
    `site=${site}&link=none`,
    `site=${site}&link=neither`,
    `site=${site}&hours=16`,
    `site=${site}&hours=12&link=none`,
    `site=${site}&from=20:00&hours=24&link=ethernet`,
    `site=${site}&hours=20&line=19:00-12:00&mobile=23:00-05:00`,
  ]),
  'site=cold-store&n-probes=0',
  'site=cold-store&hours=0',
  'site=cold-store&from=00:30&hours=6',
  'site=cold-store&hours=12&with=gateway-circuit',
  'site=clinic&hours=18&age=6',
  'site=clinic&n-fridge-probes=0&n-shelf-sensor=0',
  'site=poultry&hours=16&with=gateway-circuit+inverter-battery',
  'site=poultry&hours=16&with=second-gateway',
  'site=factory&hours=16&link=lte-beside-ethernet',
  'site=hotel&n-locks=60&hours=10',
  'site=estate&from=06:00&hours=12&mobile=never',
] as const

/**
 * IEEE 802.15.4 channel n is 2 MHz wide at 2405 + 5 (n − 11) MHz; Wi-Fi channels 1, 6 and 11 are 20
 * MHz wide.
 */
export const zigbee = Array.from({ length: 16 }, (_, index) => ({
  channel: 11 + index,
  middle: 2405 + 5 * index,
  half: 1,
}))
export const wifi = [1, 6, 11].map((channel) => ({ channel, middle: 2407 + 5 * channel, half: 10 }))

/** Whether a frequency in MHz is outside every Wi-Fi channel. */
export const isFree = (middle: number) =>
  wifi.every((busy) => Math.abs(busy.middle - middle) > busy.half)
export const freeChannels = zigbee
  .filter(({ middle }) => isFree(middle))
  .map(({ channel }) => channel)

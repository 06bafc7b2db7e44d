import type { Drift, Night, Power, Room } from './site.ts'
import { State } from './supply.ts'

const outdoorAt = ({ outdoor }: Pick<Night, 'outdoor'>, minute: number): number =>
  typeof outdoor === 'number' ? outdoor : (outdoor[Math.floor(minute / 60) % outdoor.length] ?? 0)

export const isDoorOpen = (night: Pick<Night, 'doors'>, room: string, minute: number): boolean =>
  night.doors?.some((door) => door.room === room && minute >= door.from && minute < door.to) ??
  false

export const isBeyond = ({ alarm }: Pick<Room, 'alarm'>, celsius: number): boolean =>
  celsius > (alarm?.above ?? Number.POSITIVE_INFINITY) ||
  celsius < (alarm?.below ?? Number.NEGATIVE_INFINITY)

/**
 * A temperature one minute later on its way to a target; after `hours`, 37 % of the difference is
 * left (Newton's law of cooling).
 */
const approach = (celsius: number, target: number, hours: number) =>
  target + (celsius - target) * Math.exp(-1 / (60 * hours))

/**
 * A room's temperature one minute later.
 * @param drift the room's or its relief's drift
 * @param isCooled whether the cooling has supply
 */
function nextTemperature(
  room: Room,
  celsius: number,
  {
    outdoor,
    drift,
    isCooled,
    isOpen,
  }: { outdoor: number; drift: Drift; isCooled: boolean; isOpen: boolean },
): number {
  const warmed = outdoor + drift.gain
  const { plant } = room
  const air =
    plant && isCooled
      ? approach(
          celsius,
          plant.aboveOutdoor === undefined
            ? room.setPoint
            : Math.min(warmed, Math.max(room.setPoint, outdoor + plant.aboveOutdoor)),
          plant.hours,
        )
      : approach(celsius, warmed, drift.hours)
  return isOpen && room.doorOpenHours ? approach(air, outdoor, room.doorOpenHours) : air
}

/**
 * Hours in which a closed room without cooling warms from its set point to another temperature;
 * Infinity if it never does.
 */
export function hoursUntil(
  { setPoint, drift }: Room,
  celsius: number,
  night: Pick<Night, 'outdoor'>,
): number {
  const warmed = outdoorAt(night, 0) + drift.gain
  return warmed > celsius
    ? drift.hours * Math.log((warmed - setPoint) / (warmed - celsius))
    : Number.POSITIVE_INFINITY
}

export const startTemperatures = (rooms: readonly Room[]): number[] =>
  rooms.map(({ beginsAt, setPoint }) => beginsAt ?? setPoint)

/**
 * Advances the temperatures of all rooms one minute, in place.
 * @param switched the state to which rules have switched each device
 */
export function stepTemperatures(
  celsius: number[],
  rooms: readonly Room[],
  night: Night,
  {
    minute,
    circuits,
    switched,
  }: { minute: number; circuits: Record<Power, number>; switched: ReadonlyMap<string, string> },
): void {
  rooms.forEach((room, index) => {
    const { relief, plant } = room
    celsius[index] = nextTemperature(room, celsius[index] ?? room.setPoint, {
      outdoor: outdoorAt(night, minute),
      drift: relief && switched.get(relief.device) === relief.to ? relief.drift : room.drift,
      isCooled: plant !== undefined && circuits[plant.power] !== State.stopped,
      isOpen: isDoorOpen(night, room.id, minute),
    })
  })
}

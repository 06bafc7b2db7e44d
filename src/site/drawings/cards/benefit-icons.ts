import type { LucideIcon } from 'lucide-react'
import {
  BatteryCharging,
  Database,
  Gauge,
  KeyRound,
  RefreshCw,
  Shield,
  Signal,
  ThermometerSun,
  Timer,
  Unplug,
  UserCheck,
  WifiOff,
} from 'lucide-react'
import type { BenefitIconName } from '#src/content/schemas/drawings.ts'

export const benefitIcons: Record<BenefitIconName, LucideIcon> = {
  'charging-battery': BatteryCharging,
  database: Database,
  gauge: Gauge,
  key: KeyRound,
  'two-arrows': RefreshCw,
  shield: Shield,
  'signal-bars': Signal,
  'thermometer-in-sun': ThermometerSun,
  stopwatch: Timer,
  'pulled-plug': Unplug,
  'known-person': UserCheck,
  'no-wifi': WifiOff,
}

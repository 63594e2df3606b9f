import preview from '../../../.storybook/preview'
import { Badge } from './badge'
import { CarrierBadge } from './carrier-badge'
import { Countdown } from '../dates/countdown'
import { Icon } from './icon'
import { iconPaths, type IconName } from './icon-paths'
import { LogoMark } from './logo-mark'
import { Price } from './price'
import { Spinner } from '../feedback/spinner'
import { VerdictBadge } from './verdict-badge'

const meta = preview.meta({ title: 'Marks' })

export const Badges = meta.story(() => (
  <>
    {(['neutral', 'brand', 'good', 'warn', 'excess', 'bad', 'locked'] as const).map((tone) => (
      <Badge key={tone} tone={tone} icon="info">
        {tone}
      </Badge>
    ))}
    <CarrierBadge code="MU" colour="#0b3d91" name="中国东方航空" />
    <CarrierBadge code="HU" colour="#ffd400" name="海南航空" />
  </>
))

export const Verdicts = meta.story(() => (
  <>
    {(['within', 'remind', 'reason', 'approval', 'payExcess', 'forbidden'] as const).map((verdict) => (
      <VerdictBadge key={verdict} verdict={verdict} />
    ))}
  </>
))

export const Prices = meta.story(() => (
  <>
    <Price fen={128_000} size="large" />
    <Price fen={7_050} />
    <Price fen={-128_000} size="small" tone="plain" />
    <Price fen={1_234_567_800} size="large" />
  </>
))

export const Icons = meta.story(() => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
    {(Object.keys(iconPaths) as IconName[]).map((name) => (
      <Icon key={name} name={name} label={name} />
    ))}
    <LogoMark />
  </div>
))

export const Waiting = meta.story(() => (
  <>
    <Spinner label="加载中" />
    <Countdown until="2000-01-01T00:00:00Z" />
  </>
))

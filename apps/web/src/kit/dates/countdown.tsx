import { useEffect, useState } from 'react'
import { classNames } from '../browser/class-names'
import styles from './countdown.module.css'
import { Icon } from '../marks/icon'
import { serverNow } from './server-time'
import { useText } from '../text/text'

const second = 1000
const urgent = 5 * 60 * second
const pad = (value: number) => String(value).padStart(2, '0')

/** 1:05:09 or 05:09. */
export function clockFigure(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / second))
  const hours = Math.floor(seconds / 3600)
  const rest = `${pad(Math.floor((seconds % 3600) / 60))}:${pad(seconds % 60)}`
  return hours ? `${hours}:${rest}` : rest
}

/** Time left until an instant by the server's clock; it turns amber in the last five minutes and calls back once at the end. */
export function Countdown({ until, onEnd }: { until: string; onEnd?: () => void }) {
  const text = useText('kit/widgets')
  const end = new Date(until).getTime()
  const [now, setNow] = useState(serverNow)
  const left = end - now
  const ended = left <= 0
  useEffect(() => {
    if (ended) {
      onEnd?.()
      return undefined
    }
    const timer = setInterval(() => setNow(serverNow()), second)
    return () => clearInterval(timer)
  }, [ended, onEnd])
  return (
    <span role="timer" className={classNames(styles['countdown'], left < urgent && styles['urgent'], ended && styles['ended'])}>
      <Icon name="clock" size={16} />
      {ended ? text.expired : text.remaining({ time: clockFigure(left) })}
    </span>
  )
}

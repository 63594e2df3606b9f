import { useEffect, useRef, useState } from 'react'
import { Icon } from './icon'
import type { IconName } from './icon-paths'
import styles from './lazy-image.module.css'

/** How far ahead, as a part of the window's height, and how often again (S9.19). */
const preload = 1.3
const retries = 1

export interface LazyImageProps {
  src: string | undefined
  alt: string
  /** The room that it takes, known before it comes. */
  width: number | string
  height: number | string
  /** Shown until it has come, and where it cannot be had (S8.14). */
  placeholder?: IconName
}

/** An image that is fetched when it comes near; without it a quiet picture of what it would show. */
export function LazyImage({ src, alt, width, height, placeholder = 'hotel' }: LazyImageProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState(false)
  const [failures, setFailures] = useState(0)
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${Math.round((preload - 1) * 100)}% 0px`,
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const given = src && near && failures <= retries
  const label = failures > retries || !src ? alt : undefined
  return (
    <span ref={frame} className={styles['frame']} style={{ width, height }}>
      {given && (
        <img
          key={failures}
          src={src}
          alt={alt}
          className={ready ? styles['image'] : styles['waiting']}
          onLoad={() => setReady(true)}
          onError={() => setFailures(failures + 1)}
        />
      )}
      {!ready && <Icon name={placeholder} size={28} {...(label && { label })} />}
    </span>
  )
}

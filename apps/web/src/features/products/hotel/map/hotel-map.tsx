import { useCallback, useEffect, useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react'
import { IconButton } from '../../../../kit/actions/button'
import { useText } from '../../../../kit/text/text'
import styles from './hotel-map.module.css'
import type { MapLines, MapPin, MapPlace, MapPoint } from './map-content'
import { MapEngine } from './map-engine'
import { boundsOf, pixelsPerMetre, scaleBar, unproject, type MapBounds, type MapView } from './projection'

export interface HotelMapHandle {
  /** Shows all pins again. */
  fit: () => void
}

export interface HotelMapProps {
  /** Hotels in the order of the list. */
  pins: readonly MapPin[]
  places: readonly MapPlace[]
  /** Waters, roads and metro; absent until they have come. */
  lines: MapLines | undefined
  /** The point that distances are measured from. */
  from?: MapPoint | undefined
  /** The hotel that stands out. */
  active: string | undefined
  /** The wheel zooms; without it the page scrolls on. */
  wheel?: boolean
  onHover?: ((id: string | undefined) => void) | undefined
  onChoose?: ((id: string) => void) | undefined
  /** A person moved the map to another part of the city. */
  onMove?: ((bounds: MapBounds) => void) | undefined
  handle?: Ref<HotelMapHandle>
  /** What floats above the map. */
  children?: ReactNode
}

/** A map of hotels that needs nothing from outside: the reference names its places, our own canvas draws it. */
export function HotelMap(props: HotelMapProps) {
  const { pins, places, lines, from, active, handle, children } = props
  const text = useText('products/hotel/map')
  const help = useId()
  const { engine, scale, mount } = useEngine(props)
  useEffect(() => engine?.setGround(places, from), [engine, places, from])
  useEffect(() => {
    if (lines) engine?.setLines(lines)
  }, [engine, lines])
  useEffect(() => engine?.setPins(pins), [engine, pins])
  useEffect(() => engine?.setActive(active), [engine, active])
  useFit(engine, props)
  useImperativeHandle(handle, () => ({ fit: () => engine?.fit() }), [engine])
  return (
    <div className={styles['frame']}>
      <div
        ref={mount}
        role="application"
        aria-roledescription={text.map}
        aria-label={text.label({ count: pins.length })}
        aria-describedby={help}
        tabIndex={0}
        className={styles['map']}
      />
      <p id={help} className="visually-hidden">
        {text.keys}
      </p>
      <div className={styles['buttons']}>
        <IconButton icon="plus" label={text.nearer} size="compact" onClick={() => engine?.zoomBy(1)} />
        <IconButton icon="minus" label={text.farther} size="compact" onClick={() => engine?.zoomBy(-1)} />
        <IconButton icon="refresh" label={text.all} size="compact" onClick={() => engine?.fit()} />
      </div>
      {scale && (
        <span className={styles['scale']} style={{ width: scale.pixels }}>
          {text.distance({ metres: scale.metres })}
        </span>
      )}
      {children}
    </div>
  )
}

/** The engine lives as long as the element; what it tells goes to the newest handlers. */
function useEngine(props: HotelMapProps) {
  const text = useText('products/hotel/map')
  const [engine, setEngine] = useState<MapEngine>()
  const [scale, setScale] = useState<{ metres: number; pixels: number }>()
  const newest = useRef(props)
  useEffect(() => {
    newest.current = props
  })
  const wheel = props.wheel ?? false
  const mount = useCallback(
    (host: HTMLDivElement) => {
      const made: MapEngine = new MapEngine(host, {
        wheel,
        ringWord: (metres) => text.distance({ metres }),
        events: {
          hover: (id) => newest.current.onHover?.(id),
          choose: (id) => newest.current.onChoose?.(id),
          move: (view, byHand) => {
            const next = scaleOf(view)
            setScale((former) => (former?.metres === next.metres && Math.abs(former.pixels - next.pixels) < 0.5 ? former : next))
            if (byHand) newest.current.onMove?.(boundsOf(view))
          },
        },
      })
      setEngine(made)
      return () => {
        setEngine(undefined)
        made.destroy()
      }
    },
    [wheel, text],
  )
  return { engine, scale, mount }
}

const longestBar = 110
const scaleOf = (view: MapView) => scaleBar(pixelsPerMetre(view.zoom, unproject(view).latitude), longestBar)

/**
 * The first hotels that come decide what is shown, until then the places; later ones do not move the map under the hand. Another
 * point to measure from is gone to.
 */
function useFit(engine: MapEngine | undefined, { pins, places, from }: Pick<HotelMapProps, 'pins' | 'places' | 'from'>): void {
  const shown = useRef<{ engine: MapEngine; what: string }>(undefined)
  const point = from ? `${from.position.latitude} ${from.position.longitude}` : 'none'
  const wanted = pins.length > 0 ? `pins from ${point}` : places.length > 0 ? 'places' : ''
  useEffect(() => {
    const known = shown.current?.engine === engine ? shown.current : undefined
    if (!engine || !wanted || known?.what === wanted || (wanted === 'places' && known)) return
    shown.current = { engine, what: wanted }
    engine.fit()
  }, [engine, wanted])
}

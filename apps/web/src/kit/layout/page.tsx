import type { ReactNode } from 'react'
import { Icon } from '../marks/icon'
import { Link } from '../actions/link'
import styles from './page.module.css'
import { useText } from '../text/text'
import { WindowTitle } from './window-title'

export interface PageProps {
  title: string
  /** Chips beside the title: application, travellers, state. */
  chips?: ReactNode
  /** The one main action. */
  action?: ReactNode
  back?: string
  children: ReactNode
}

/** A page: its title (also the window's), what belongs to it, one main action, then the content. */
export function Page({ title, chips, action, back, children }: PageProps) {
  const text = useText('kit/widgets')
  return (
    <div className={styles['page']}>
      <WindowTitle page={title} />
      <div className={styles['row']}>
        {back && (
          <Link bare to={back} className={styles['back']} aria-label={text.back} title={text.back}>
            <Icon name="arrowLeft" />
          </Link>
        )}
        <h1 className={styles['title']}>{title}</h1>
        {chips && <div className={styles['chips']}>{chips}</div>}
        {action && <div className={styles['action']}>{action}</div>}
      </div>
      {children}
    </div>
  )
}

/** Two columns: the work on the left, a summary that stays in sight on the right. */
export function TwoColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>{main}</div>
      <aside className={styles['aside']}>{aside}</aside>
    </div>
  )
}

/** Cards one below the other, each as wide as the column however wide its content is; `busy` while they are read anew. */
export const Stack = ({ busy, children }: { busy?: boolean; children: ReactNode }) => (
  <div className={styles['stack']} aria-busy={busy}>
    {children}
  </div>
)

/** A bordered part of a page with an optional heading. */
export function Card({
  title,
  action,
  children,
  className,
}: {
  title?: ReactNode
  action?: ReactNode
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <section className={className ? `${styles['card']} ${className}` : styles['card']}>
      {(title || action) && (
        <div className={styles['cardHead']}>
          {title && <h2>{title}</h2>}
          {action}
        </div>
      )}
      {children}
    </section>
  )
}

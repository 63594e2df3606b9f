import { Suspense, useRef, useState } from 'react'
import { base, paths } from '../../paths'
import { IconButton } from '../actions/button'
import { Skeleton } from '../feedback/skeleton'
import { Icon } from '../marks/icon'
import { fetchOverlays, PopoverPanel } from '../overlays/late'
import { useText } from '../text/text'
import { loadArticle, useArticle, type ArticleKey, type Articles } from './articles'
import styles from './help.module.css'
import { Quoted } from './quoted'

/** Parts of an article that have a short answer. */
type Hinted<Key extends ArticleKey> = {
  [Section in keyof Articles[Key]['sections']]: Articles[Key]['sections'][Section] extends { hint: string } ? Section : never
}[keyof Articles[Key]['sections']] &
  string

interface HelpProps<Key extends ArticleKey> {
  /** What it explains, as the screen calls it. */
  field: string
  article: Key
  section: Hinted<Key>
}

/** A question mark beside a field: the manual's short answer, and the way to the part of its article that says more. */
export function Help<Key extends ArticleKey>({ field, article, section }: HelpProps<Key>) {
  const text = useText('kit/widgets')
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const fetchAhead = () => {
    fetchOverlays()
    // What fails now is asked for again once it is opened.
    void loadArticle(article).catch(() => undefined)
  }
  return (
    <span className={styles['help']}>
      <IconButton
        ref={anchor}
        icon="help"
        size="compact"
        label={text.helpOf({ field })}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={styles['mark']}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Suspense>
          <PopoverPanel anchor={anchor} align="start" title={text.helpOf({ field })} onClose={() => setOpen(false)}>
            <Suspense fallback={<Skeleton height={64} />}>
              <Hint article={article} section={section} />
            </Suspense>
          </PopoverPanel>
        </Suspense>
      )}
    </span>
  )
}

function Hint({ article, section }: { article: ArticleKey; section: string }) {
  const text = useText('kit/widgets')
  const { hint = '' } = useArticle(article).sections[section] ?? {}
  return (
    <div className={styles['hint']}>
      <p>
        <Quoted>{hint}</Quoted>
      </p>
      {/* In a window of its own: what is being written here stays as it is. */}
      <a href={base + paths.manual({ article, section })} target="_blank" rel="noopener noreferrer" className={styles['more']}>
        {text.readManual}
        <Icon name="external" size={14} />
      </a>
    </div>
  )
}

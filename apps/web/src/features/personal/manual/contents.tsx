import type { ArticleKey, ManualArea } from '@sojourn/domain/personal/manual/contents'
import { useState } from 'react'
import { Button } from '../../../kit/actions/button'
import { Link } from '../../../kit/actions/link'
import { classNames } from '../../../kit/browser/class-names'
import { Drawer } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './manual.module.css'

interface ContentsProps {
  areas: readonly ManualArea[]
  current: ArticleKey | undefined
}

/** All articles by area: beside the article, on a phone in a drawer. */
export function Contents(props: ContentsProps) {
  const text = useText('personal/manual')
  const [drawn, setDrawn] = useState(false)
  return (
    <>
      <nav aria-label={text.contents} className={styles['contents']}>
        <Areas {...props} />
      </nav>
      <div className={styles['drawn']}>
        <Button icon="list" aria-haspopup="dialog" onClick={() => setDrawn(true)}>
          {text.contents}
        </Button>
        <Drawer open={drawn} onClose={() => setDrawn(false)} title={text.contents}>
          <nav aria-label={text.contents}>
            <Areas {...props} onGo={() => setDrawn(false)} />
          </nav>
        </Drawer>
      </div>
    </>
  )
}

function Areas({ areas, current, onGo }: ContentsProps & { onGo?: () => void }) {
  const text = useText('personal/manual')
  return areas.map(({ area, articles }) => (
    <section key={area} aria-label={text.areas[area]} className={styles['area']}>
      <h2>{text.areas[area]}</h2>
      <ul>
        {articles.map(({ key }) => (
          <li key={key}>
            <Link
              bare
              to={paths.manual({ article: key })}
              aria-current={key === current ? 'page' : undefined}
              className={classNames(styles['entry'], key === current && styles['current'])}
              {...(onGo && { onClick: onGo })}
            >
              {text.articles[key]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}

import type { ArticleKey, ManualArea } from '@sojourn/domain/personal/manual/contents'
import type { ManualSection } from '@sojourn/text/manual/article'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../../kit/actions/button'
import { ButtonLink, Link } from '../../../kit/actions/link'
import { useArticle } from '../../../kit/help/articles'
import { Quoted } from '../../../kit/help/quoted'
import { Icon } from '../../../kit/marks/icon'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { base, paths } from '../../../paths'
import { entriesOf } from './manual-address'
import styles from './manual.module.css'

interface ArticleProps {
  article: ArticleKey
  areas: readonly ManualArea[]
}

/** The part that the address names comes into sight, also where the page has only just come. */
function useNamedPart() {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash, key])
}

/** One article: its parts, each with an address of its own, and where to go from here. */
export function Article({ article, areas }: ArticleProps) {
  const text = useText('personal/manual')
  const { lead, sections } = useArticle(article)
  useNamedPart()
  const area = areas.find(({ articles }) => articles.some(({ key }) => key === article))
  const entry = area?.articles.find(({ key }) => key === article)
  return (
    <article className={styles['article']} aria-labelledby="manual-article">
      <header className={styles['head']}>
        <div className={styles['titles']}>
          {area && <p className={styles['areaName']}>{text.areas[area.area]}</p>}
          <h2 id="manual-article">{text.articles[article]}</h2>
        </div>
        <div className={styles['acts']}>
          <Button kind="quiet" size="compact" icon="document" onClick={() => window.print()}>
            {text.print}
          </Button>
          {entry && entry.screen !== paths.manual() && (
            <ButtonLink size="compact" icon="arrowRight" to={entry.screen}>
              {text.openScreen}
            </ButtonLink>
          )}
        </div>
      </header>
      <p className={styles['lead']}>
        <Quoted>{lead}</Quoted>
      </p>
      <OnThisPage article={article} sections={sections} />
      {Object.entries(sections).map(([key, section]) => (
        <Part key={key} article={article} id={key} section={section} />
      ))}
      <Further article={article} areas={areas} related={entry?.related ?? []} />
    </article>
  )
}

function OnThisPage({ article, sections }: { article: ArticleKey; sections: Readonly<Record<string, ManualSection>> }) {
  const text = useText('personal/manual')
  return (
    <nav aria-label={text.onThisPage} className={styles['onThisPage']}>
      <ul>
        {Object.entries(sections).map(([section, { title }]) => (
          <li key={section}>
            <Link to={paths.manual({ article, section })}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface PartProps {
  article: ArticleKey
  id: string
  section: ManualSection
}

function Part({ article, id, section: { title, lead, steps, notes, picture } }: PartProps) {
  const text = useText('personal/manual')
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles['part']}>
      <h3 id={`${id}-title`}>
        {title}
        <Link
          bare
          to={paths.manual({ article, section: id })}
          className={styles['anchor']}
          aria-label={text.linkTo({ section: title })}
        >
          <Icon name="link" size={16} />
        </Link>
      </h3>
      {lead && (
        <p>
          <Quoted>{lead}</Quoted>
        </p>
      )}
      {steps && (
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step}>
              <span>
                <Quoted>{step}</Quoted>
              </span>
            </li>
          ))}
        </ol>
      )}
      {notes && (
        <aside aria-label={text.note} className={styles['notes']}>
          <Icon name="info" size={18} />
          <ul>
            {notes.map((note) => (
              <li key={note}>
                <Quoted>{note}</Quoted>
              </li>
            ))}
          </ul>
        </aside>
      )}
      {picture && <Picture name={`${article}-${id}`} shows={picture} />}
    </section>
  )
}

/** Every picture has one size (scripts/manual/photograph.mts). */
const Picture = ({ name, shows }: { name: string; shows: string }) => (
  <img
    src={`${base}/manual/${language}/${name}.webp`}
    alt={shows}
    width={960}
    height={600}
    loading="lazy"
    className={styles['picture']}
  />
)

interface FurtherProps extends ArticleProps {
  related: readonly ArticleKey[]
}

/** What belongs to it, and what stands before and behind it in the contents. */
function Further({ article, areas, related }: FurtherProps) {
  const text = useText('personal/manual')
  const entries = entriesOf(areas)
  const at = entries.findIndex(({ key }) => key === article)
  const [previous, next] = [entries[at - 1], entries[at + 1]]
  const open = related.filter((key) => entries.some((entry) => entry.key === key))
  return (
    <footer className={styles['further']}>
      {open.length > 0 && (
        <section aria-labelledby="manual-related">
          <h3 id="manual-related">{text.related}</h3>
          <ul className={styles['related']}>
            {open.map((key) => (
              <li key={key}>
                <Link to={paths.manual({ article: key })}>{text.articles[key]}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav aria-label={text.previousAndNext} className={styles['turn']}>
        {previous && (
          <Link bare to={paths.manual({ article: previous.key })} className={styles['previous']}>
            <span>{text.previous}</span>
            {text.articles[previous.key]}
          </Link>
        )}
        {next && (
          <Link bare to={paths.manual({ article: next.key })} className={styles['next']}>
            <span>{text.next}</span>
            {text.articles[next.key]}
          </Link>
        )}
      </nav>
    </footer>
  )
}

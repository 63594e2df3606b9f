import { useState } from 'react'
import { classNames } from '../../../../kit/browser/class-names'
import { Dialog } from '../../../../kit/overlays/dialog'
import { LazyImage } from '../../../../kit/marks/lazy-image'
import { useText } from '../../../../kit/text/text'
import styles from './detail-gallery.module.css'
import { pictureUrl } from '../picture/picture-url'

const shown = 5
const few = 3

/** One large picture and four small ones, or two where there are few; a press shows them all. */
export function DetailGallery({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const text = useText('products/hotel/detail')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classNames(styles['gallery'], pictures.length < shown && styles['few'])}
        aria-haspopup="dialog"
        aria-label={text.allPictures({ count: pictures.length })}
        onClick={() => setOpen(true)}
      >
        {pictures.slice(0, pictures.length < shown ? few : shown).map((picture) => (
          <LazyImage key={picture} src={pictureUrl(picture)} alt="" width="100%" height="100%" />
        ))}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.pictures} width="wide">
        <ul className={styles['all']}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <LazyImage
                src={pictureUrl(picture)}
                alt={text.pictureOf({ name, index: index + 1, count: pictures.length })}
                width="100%"
                height={220}
              />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

import preview from '../../../.storybook/preview'
import { LazyImage } from './lazy-image'

const meta = preview.meta({ title: 'Lazy image' })
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="#068090"/></svg>')}`

export const Near = meta.story(() => <LazyImage src={picture} alt="酒店外观" width={240} height={135} />)

/** The second is a window and a third further down: it waits. */
export const Far = meta.story(() => (
  <>
    <LazyImage src={picture} alt="大堂" width={240} height={135} />
    <div style={{ height: '150vh' }} />
    <LazyImage src={picture} alt="客房" width={240} height={135} />
  </>
))

export const Broken = meta.story(() => (
  <>
    <LazyImage src="/missing.jpg" alt="没有图片的酒店" width={240} height={135} />
    <LazyImage src={undefined} alt="没有图片的会议室" width={240} height={135} placeholder="meeting" />
  </>
))

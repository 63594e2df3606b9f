import { Dialog } from '../../kit/overlays/dialog'
import { useText } from '../../kit/text/text'
import { LikesOfTravellers } from './likes-of-travellers'

export function TravelLikes({ close }: { close: () => void }) {
  const text = useText('app/floating')
  return (
    <Dialog open onClose={close} title={text.likes} width="info">
      <LikesOfTravellers />
    </Dialog>
  )
}

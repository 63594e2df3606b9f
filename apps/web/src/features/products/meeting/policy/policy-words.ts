export { meetingPolicyWords as words } from '@sojourn/domain/products/meeting/policy/words'

export { trainPolicyWords as words } from '@sojourn/domain/products/train/policy/words'

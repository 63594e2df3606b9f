export { visaPolicyWords as words } from '@sojourn/domain/products/visa/policy/words'

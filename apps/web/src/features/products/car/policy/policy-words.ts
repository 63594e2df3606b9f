export { carPolicyWords as words } from '@sojourn/domain/products/car/policy/words'

import { builtInSuppliers } from './built-in'
import { describeKeys } from './keys'

describeKeys('in our own process', builtInSuppliers)

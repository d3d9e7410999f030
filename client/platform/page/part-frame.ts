/** Stands around each part of a page that may break alone. */
import { type ComponentType, createContext, type ReactNode } from 'react'

/** Filled by the application; without it a part that breaks takes along what is around it. */
export const PartFrame = createContext<ComponentType<{ children: ReactNode }>>(({ children }) => children)

import { iconBodies } from 'virtual:icons/work'
import { addDrawings } from './icon.tsx'

/** Imported, for its effect, by whatever shows icons the public screens do without. */
addDrawings(iconBodies)

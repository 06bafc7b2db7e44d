import { Text } from './Text.tsx'

/** A paragraph with marks (Text.tsx). */
export const Paragraph = ({
  className,
  children,
}: {
  className?: string | undefined
  children: string
}) => (
  <p className={className}>
    <Text>{children}</Text>
  </p>
)

/** The availability of a product beside its price. Renders nothing for an empty text. */
export const AvailabilityLabel = ({ children }: { children: string }) =>
  children && (
    <p className="muted" data-availability>
      {children}
    </p>
  )
